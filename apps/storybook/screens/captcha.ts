const LETTERS = [...'K7QM']
const INKS = ['#0f6fc9', '#0a7a44', '#b3261e', '#6b3fa0']

const letters = LETTERS.map((letter, at) => {
  const [x, y] = [16 + at * 26, at % 2 === 0 ? 30 : 26]
  return `<text x="${x}" y="${y}" fill="${INKS[at]}" transform="rotate(${at % 2 === 0 ? -14 : 12} ${x} ${y})">${letter}</text>`
}).join('')

const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" font-family="monospace" font-size="26" font-weight="700"><rect width="120" height="40" fill="#f4f6f9"/><path d="M0 12 Q40 40 120 18 M0 30 Q60 0 120 34" fill="none" stroke="#9aa5b1"/>${letters}</svg>`

/** The URL of a captcha picture like those of the server. */
export const CAPTCHA = `data:image/svg+xml,${encodeURIComponent(drawn)}`
