/** A hue from 0 to 359, always the same for a text. */
export const hueOf = (text: string) =>
  [...text].reduce((hash, char) => (hash * 31 + (char.codePointAt(0) ?? 0)) % 3600, 7) % 360
