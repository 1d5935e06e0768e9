/** What can go back of an order: the cards of it that are left, and their share of the price, less what does not come out even. */
export function refundOf(
  order: { cards: number; price: number },
  unspentCards: number,
): { cards: number; amount: number } {
  const cards = Math.min(order.cards, unspentCards);
  return { cards, amount: Math.floor((order.price * cards) / order.cards) };
}
