// Whether the player wants to choose the next payment. Otherwise gold, fame and gift cards are paid without a question.
export const payment = $state({ byHand: false });
