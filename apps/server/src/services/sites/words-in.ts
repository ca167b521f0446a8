/** The words of a setting with commas between them. */
export const wordsIn = (setting: unknown): string[] =>
  String(setting ?? '')
    .split(/[,，]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
