/** A rejected file, with all problems found. */
export class FootballFileError extends Error {
  override readonly name = 'FootballFileError'
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('\n'))
  }
}
