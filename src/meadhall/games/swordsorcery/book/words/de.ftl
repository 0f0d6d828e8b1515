# Das Buch der Geheimnisse auf Deutsch. Was nach einer Wahl kommt, steht unter ihrer Seite; .label ist die Wahl.

# ---- Abenteuer q0

page-q0-1 = Kalte Lampen entzünden sich von selbst, wo ihr vorbeigeht. In der Halle dahinter machen sich kleine Hände schon an euren Grabbeigaben zu schaffen.
page-q0-2 = In einem Sargmacherkäfig hängt ein Gremlin, von den eigenen Vettern beim Falschspielen erwischt. Er sagt, er heiße Snikket und kenne jede Ritze im Norden. Er sagt auch, dass er nicht lügt.
page-q0-2-1 = Er verbeugt sich, stiehlt einen Knopf und ist fort.
    .label = Den Käfig aufbrechen
page-q0-2-2 = Er verflucht euch mit echtem Einfallsreichtum. Sein Beutel liegt auf dem Boden, außer seiner Reichweite, aber nicht außer eurer.
    .label = Ihn hängen lassen
page-q0-3 = Der letzte Küster hielt den Klöppel auf den Knien, und er hält ihn noch. Er ist schwerer als Eisen. Als ihr ihn hebt, dreht sich jeder Schädel im Raum nach euch um.
page-q0-4 = Das Dach der Kapelle ist fort. Asche fällt durch Mondlicht auf die Bänke, und Wesen mit zerfransten Ohren streiten um die Kerzenleuchter.
page-q0-5 = Ihr hängt den Klöppel ein und zieht. Der Ton geht durch Stein, durch Asche, durch euch hindurch, und weit weg hält ein gekrönter Mann mitten im Wort inne.
page-q0-6 = Ein Kratzen im Mauerloch. Die ersten Diebe haben ihre Vettern geholt.
page-q0-8 = Die letzte Lampe flackert. Was euch geweckt hat, lässt los, sanft, einen Finger nach dem anderen.
page-q0-9 = Türen, die hundert Jahre versiegelt waren, schwingen auf, und der Himmel dahinter ist rot. Nördlich des Kamms brennt ein Dorf.

# ---- Abenteuer q1

page-q1-0 = Irgendwo vor euch dreht sich noch ein Mühlrad, weil ihm niemand etwas gesagt hat.
page-q1-0b = Eine kalte kleine Hand schiebt euch im Dunkeln etwas zu. „Für den Knopf“, sagt eine Stimme auf Kniehöhe.
page-q1-1 = Tobias der Müller hat sich mit einer Heugabel hinter Mehlsäcken verschanzt. Er kennt die alten Abflüsse unter dem Kloster; sein Großvater hat sie gegraben.
page-q1-2 = Lampenpriesterin Ansa versucht, vierhundert Kerzen und einen gebrechlichen Bischof aus Gips zu tragen. Ihr überredet sie, den Bischof dazulassen.
page-q1-3 = Die Zwillinge des Böttchers sitzen jeder in einem Fass und halten die Deckel zu. Sie kommen mit, wenn ihr beide tragt.
page-q1-4 = Die Witwe des Gerbers hat schon einen Ork erschlagen und möchte über den zweiten reden. Unter dem Herd hat sie eine Geldkassette.
page-q1-4b = Noch jemand atmet.
page-q1-5 = Zwei Dächer fangen zugleich Feuer. Es gibt eine Eimerkette, und sie reicht zu einem von beiden: zur Mühle oder zur Kapelle.
page-q1-5-1 = Die Fenster der Kapelle zerspringen eines nach dem anderen.
    .label = Die Mühle retten
page-q1-5-2 = Die Flügel der Mühle lodern auf wie eine brennende Hand.
    .label = Die Kapelle retten
page-q1-6 = Aus der Kapelle kommt niemand mehr heraus.
page-q1-6b = Die Mühle sinkt mit einem Laut in sich zusammen, der wie ein Husten klingt.
page-q1-7 = Ein Horn. Durch das Nordtor kommt der größte Ork des Tals, den Kiefer mit Eisen beschlagen, die weiße Krone auf die Brust genäht. „Der Regent“, sagt er freundlich, „zahlt pro Kopf.“
page-q1-8 = Skarga betrachtet sein eigenes Blut mit Interesse, pfeift seinen Hunden und weicht in den Rauch zurück. „Nächstes Mal Mauern“, sagt er. „Auf eurer Seite oder auf meiner.“ Ein Siegel fällt von seinem Gürtel.
page-q1-10 = Die Zählung ist beendet. Es ist niemand mehr da, den man zählen könnte.
page-q1-11 = Unter einem grauen Morgen teilen die Dorfleute, was an Brot da ist, und fangen ungebeten zu graben an. Sie sagen euch, was die Kreidezeichen bedeuteten: einen Preis, in Lebensjahren.
page-q1-12 = Tobias zeichnet die Abflüsse des Klosters auf die Rückseite eines Mehlsacks.
page-q1-13 = Ansa segnet eure Wasserflaschen, gründlich, eine nach der anderen.

# ---- Abenteuer q2

page-q2-0 = „Wer rumpelt denn da“, sagt das Dunkel im Plauderton, „auf meiner Brücke?“
page-q2-1 = Snikket wartet am Eingang der Höhle und stochert mit eurem alten Knopf in den Zähnen. Hinter dem Becken gibt es eine Spalte, sagt er, und das Schloss hat er schon geölt. Den Vettern im Bau hat er gesagt, ihr seid Freunde, und das hält, solange es hält.
page-q2-2 = In den Stein ist ein Schlitz gehauen, glatt von drei Jahrhunderten Münzen. Darüber steht mit Kreide der Preis: eine Handvoll für jedes Paar Beine.
page-q2-2-1 = „War mir ein Vergnügen“, sagt Grundle und kehrt zu seinem Essen zurück.
    .label = Den Zoll zahlen
page-q2-2-2 = Ihr lasst den Schlitz leer. Irgendwo vor euch steht jemand Großes auf.
    .label = Das Geld behalten
page-q2-3 = Zwischen einem Schinken und etwas, das ihr auch für einen Schinken halten wollt, hängt ein Schlüssel, lang wie eure Hand.
page-q2-4 = Das Herz löst sich mit einem Laut wie ein Atemzug, den jemand loslässt. Es ist warm. Hinter euch sagt eine sehr alte Stimme: „Das ist nicht inbegriffen.“
page-q2-5 = In den Galerien summt die Seide. Das Essen ist angerichtet, und es seid ihr.
page-q2-6 = Die Seilbrücke ächzt. Gewicht trägt sie, Eile nicht.
page-q2-7 = „Und das, nachdem ihr bezahlt habt“, sagt Grundle, erst mehr betrübt als böse, und dann böse.
page-q2-8 = Er fällt quer über seinen eigenen Zollstein. In dreihundert Jahren hat er nicht das Geringste ausgegeben.
page-q2-9 = Der Hügel findet, er sei geduldig gewesen. Das Dach kommt herunter, auf Jäger und Gejagte.
page-q2-10 = Das Herz schlägt einmal gegen eure Hand, als prüfte es, ob es passt. In Fenwick hat man für euch einen Amboss heiß gehalten.

# ---- Abenteuer q3

page-q3-0 = Choralgesang steigt durch die Steinplatten, vierzig Stimmen, und keine holt Atem.
page-q3-1 = Die Skizze des Müllers ist gut. Der alte Abfluss endet in der Küche, hinter den Öfen, genau wo er sagte, und sein Gitter ist durchgerostet.
page-q3-2 = Ansas Wasser ist warm in der Flasche, als hörte es zu.
page-q3-3 = Ihr drückt den Docht aus. Eine Stimme im Chor bricht mitten in der Zeile ab; die anderen singen ohne sie weiter.
page-q3-4 = Das Chorgestühl ist voll besetzt. Niemand dreht sich um. Am Altar hebt etwas in einem Chormantel die Hände und sagt gütig: „Ihr kommt zu spät zum Gottesdienst.“
page-q3-5 = Im Turm steht das alte Becken noch voll klarem Wasser. Ihr blickt hinein und seht euch lebendig. Unter dem Spiegelbild liegt ein Schlüssel.
page-q3-6 = Die große Glocke, die nicht da ist, beginnt zu schwingen. Im ganzen Kloster strecken sich Knie.
page-q3-7 = Schwarzes Wasser kommt die Treppe zum Gewölbe herauf, Stufe für Stufe, wie jemand, der keine Eile hat.
page-q3-8 = Der Chormantel fällt über nichts zusammen. Was vom Abt bleibt, ist die Stimme eines Jungen, der ängstlich fragt, welche Stunde es ist.
page-q3-8-1 = Der Gesang verstummt. Es ist die erste Stille hier seit vierzig Jahren, und sie ist sehr schön.
    .label = Ihm sagen, er darf gehen
page-q3-8-2 = Die Stimme fährt mit einem Klicken in die Bronze, wie ein Riegel. Die Glocke wird jetzt immer rein klingen. Und manchmal wird sie weinen.
    .label = Ihn an die Glocke binden
page-q3-9 = Der See beendet, was er begann. Aus vierzig Stimmen werden vierzig und einige.
page-q3-10 = Um Mitternacht gießt ihr das Silber. Als die Glocke angeschlagen wird, rutscht jede weiße Krone im Land ein wenig zur Seite.

# ---- Abenteuer q4

page-q4-0 = „Mauern“, sagt Skarga Eisenkiefer von einer herab. „Hab ich doch gesagt.“ Er hinkt.
page-q4-1 = Vierzig Stimmen summen unter eurem Atem, und der Schmerz hört auf, bevor er beginnt.
page-q4-2 = Die Glocke ist bei euch und der Junge in ihr auch. Zweimal, wenn ihr bittet, bringt er die ganze Besatzung dazu, innezuhalten und zu lauschen.
page-q4-3 = Im Verlies sitzt der Koch des alten Königs, elf Jahre vergessen, und möchte sehr gern nützlich sein. Er weiß, was im Gewölbe liegt, und hat den Schlüssel die ganze Zeit im Schuh.
page-q4-4 = Skarga setzt sich an den Torpfosten. „Er zahlt pro Kopf“, sagt er. „Hat nie gesagt, für wessen.“ Er wirft euch seinen Beutel zu und stirbt daran.
page-q4-5 = Ihr räumt das Feuer aus. Es ist keine Kohle. Tausend kleine Jahre ziehen seufzend durch den Schlot, nach Hause.
page-q4-6 = Fensterläden schlagen, Stiefel auf jeder Treppe. Der Regent hat einen Luftzug bemerkt.
page-q4-7 = Auf dem Thron hebt der Regent die Krone einen Finger breit und lässt sie sinken. Jede Kerze der Zitadelle neigt sich zu ihm.
page-q4-8 = „Ihr seid tot“, sagt der Mann auf dem Thron recht sanft, „und ich habe es bloß abgelehnt. Wer von uns versündigt sich an der Natur?“
page-q4-9 = Er fällt nicht. Die Krone hebt sich von ihm wie ein Vogel von einem Zaun, und er sieht zu ihr auf, und einen Augenblick lang ist er nur sehr alt und sehr überrascht. Dann ist darunter überhaupt niemand mehr.
page-q4-10 = Der Reif klingt auf dem Boden, dreht sich und dreht sich. Er wiegt nichts. Alle Jahre sind noch in ihm. Vor euch bleibt er liegen.
page-q4-10-1 = Ihr schlagt mit allem zugleich darauf, was ihr habt. Die Jahre fliegen wie Stare aus den Fenstern. Eure eigenen beginnen, ganz leise, wieder zu laufen.
    .label = Ihn zerbrechen
page-q4-10-2 = Er passt. Natürlich passt er. Das Königreich hat lange auf jemanden gewartet, der nicht sterben kann. Ihr wollt nur ein Jahr mehr, um die Bücher abzuschließen.
    .label = Ihn aufheben
page-q4-12 = Die Öfen brüllen. „Gewährt“, sagt der Regent zu sich selbst, und das Jahr wird euch genommen.
page-q4-13 = In Fenwick läutet man die Glocke einmal für jeden von euch, und beim letzten Schlag sind fünf neue Gräber auf dem Hügel und niemand darin. Und im Steigenden Pony trinken fünf Fremde, die ihre Namen nicht nennen.
page-q4-14 = In Fenwick springt die Glocke von selbst, am Mittag. Auf der Straße nach Norden, unter einem grauen Banner, kaufen die Beamten des neuen Regenten Kreide.
