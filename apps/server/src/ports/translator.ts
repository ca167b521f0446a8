export interface TranslationTask {
  readonly texts: readonly string[]
  /** A language code, or `auto`. */
  readonly source: string
  readonly target: string
}

export interface Translator {
  /** The translations in the order of the texts. Throws TranslatorUnavailableError. */
  translate(task: TranslationTask): Promise<readonly string[]>
}

/** The provider does not answer, refuses the key of the configuration, or does not know a language. */
export class TranslatorUnavailableError extends Error {
  override readonly name = 'TranslatorUnavailableError'
}
