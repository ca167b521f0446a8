import { abortAfter } from '../clock/abort-after'
import { systemClock } from '../clock/clock'
import type { ModuleContext } from '../modules'
import { STORAGE_LIMITS } from '../protocol/limits'
import type { UserStorage } from '../store/user-storage'

const NAME = 'errorTexts'

/**
 * Texts for the server's error codes, downloaded when the stored ones are a week old. Rule: IM-46.
 */
export class ErrorTexts {
  readonly #url: string
  readonly #context: ModuleContext
  readonly #kept: UserStorage
  #texts = new Map<number, string>()
  /** Epoch milliseconds. */
  #loadedAt = -Infinity

  constructor(url: string, context: ModuleContext, kept: UserStorage) {
    this.#url = url
    this.#context = context
    this.#kept = kept
    context.services.add({ errorTextOf: (code) => this.#texts.get(code) ?? '' })
  }

  restore(): void {
    this.#kept.read(NAME, (text) => {
      const end = text.indexOf('\n')
      const loadedAt = Number(text.slice(0, end))
      if (end > 0 && loadedAt > this.#loadedAt) this.#take(text.slice(end + 1), loadedAt)
    })
  }

  /** Never rejects. Without the file, errors have the catalogue's texts. */
  async refresh(): Promise<void> {
    const { clock } = this.#context
    const age = clock.now() - this.#loadedAt
    if (age >= 0 && age < STORAGE_LIMITS.errorTextsMs) return
    const { signal, stop } = abortAfter(systemClock, STORAGE_LIMITS.errorTextsTimeoutMs)
    try {
      const response = await fetch(this.#url, { signal })
      if (!response.ok) return
      const text = await response.text()
      this.#take(text, clock.now())
      this.#kept.write(NAME, () => `${this.#loadedAt}\n${text}`)
    } catch {
      return
    } finally {
      stop()
    }
  }

  #take(text: string, loadedAt: number): void {
    this.#loadedAt = loadedAt
    this.#texts = new Map(
      Array.from(
        text.matchAll(/^(\d+):[ \t]*(\S.*)$/gm),
        ([, code, found = '']) => [Number(code), found.trim()] as const,
      ),
    )
  }
}
