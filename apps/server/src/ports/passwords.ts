export interface Passwords {
  /** Throws PasswordsBusyError if too many wait already. */
  hash(password: string): Promise<string>
  /** Takes as long for a missing hash as for a wrong password. Throws PasswordsBusyError. */
  verify(hash: string | null, password: string): Promise<boolean>
}

export class PasswordsBusyError extends Error {
  override readonly name = 'PasswordsBusyError'
}
