/** About as long as messages in a live room. */
export const messageText = (number: number): string => `第${number}条 What a goal, what a match, 2:1 👏👏`
