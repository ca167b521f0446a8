/** About as long as what people say in a live room. */
export const messageText = (number: number): string => `第${number}条 What a goal, what a match, 2:1 👏👏`
