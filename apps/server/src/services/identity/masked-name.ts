/** A name of which others see the first and the last letter only. One that is masked stays as it is. */
export const maskedName = (name: string): string => {
  const letters = [...name]
  return letters.length < 3 || name === `${letters[0]}**` ? `${letters[0] ?? ''}**` : `${letters[0]}**${letters.at(-1)}`
}

/** A mobile of which a member recognises the own one, such as 138****0000; empty without one. */
export const maskedMobile = (mobile: string | null): string =>
  mobile === null ? '' : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
