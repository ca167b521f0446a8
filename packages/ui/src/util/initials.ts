/** The text shown instead of a picture: the first character of a Chinese name, two initials otherwise. */
export const initials = (name: string) => {
  const words = name.trim().split(/\s+/)
  const first = [...(words[0] ?? '')][0] ?? ''
  const second = /[\u3000-\u9fff]/.test(first) ? '' : ([...(words[1] ?? '')][0] ?? '')
  return (first + second).toUpperCase()
}
