// Short synthesised sounds: a few oscillators with falling volume, and noise for dice. They need no files.

export interface Tone {
  /** The frequency in hertz; it slides to `to` if that is given. */
  from: number;
  to?: number;
  /** The start in seconds after the beginning of the sound, and the duration. */
  at?: number;
  long: number;
  /** From 0 to 1. */
  loud?: number;
  kind?: OscillatorType | "noise";
}

export class Synth {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  /** Browsers allow sounds only after a click or key on the page. */
  async wake(): Promise<void> {
    this.#context ??= new AudioContext();
    await this.#context.resume();
  }

  play(tones: readonly Tone[], volume: number): void {
    const context = this.#context;
    if (context?.state !== "running" || volume <= 0) return;
    for (const tone of tones) this.#sound(context, tone, volume);
  }

  #sound(context: AudioContext, tone: Tone, volume: number): void {
    const start = context.currentTime + (tone.at ?? 0);
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(volume * (tone.loud ?? 0.3), start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + tone.long);
    gain.connect(context.destination);
    const source = tone.kind === "noise" ? this.#hiss(context, tone) : this.#hum(context, tone, start);
    source.connect(gain);
    source.start(start);
    source.stop(start + tone.long);
  }

  #hum(context: AudioContext, tone: Tone, start: number): AudioScheduledSourceNode {
    const hum = context.createOscillator();
    hum.type = tone.kind === "noise" ? "sine" : (tone.kind ?? "triangle");
    hum.frequency.setValueAtTime(tone.from, start);
    if (tone.to) hum.frequency.exponentialRampToValueAtTime(tone.to, start + tone.long);
    return hum;
  }

  #hiss(context: AudioContext, tone: Tone): AudioScheduledSourceNode {
    this.#noise ??= noise(context);
    const source = context.createBufferSource();
    source.buffer = this.#noise;
    source.playbackRate.value = tone.from / 1000;
    return source;
  }
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < data.length; index += 1) data[index] = Math.random() * 2 - 1;
  return buffer;
}
