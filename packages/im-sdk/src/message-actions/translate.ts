import type { ModuleContext } from '../modules'
import { MESSAGE_ERRORS } from '../protocol/errors/messages'
import { errorsOf, imError } from '../protocol/im-error'

export interface TranslateOptions {
  /** At most 20. */
  readonly sourceTextList: readonly string[]
  /** A language code. Default: `auto`. */
  readonly sourceLanguage?: string
  readonly targetLanguage: string
}

/** The translations in the order of the texts. */
export const translate = async (
  { caller, session, SDKAppID }: ModuleContext,
  options: TranslateOptions,
): Promise<{ readonly translatedTextList: readonly string[] }> => {
  const { sourceTextList, sourceLanguage: source = 'auto', targetLanguage: target } = options ?? {}
  if (!Array.isArray(sourceTextList) || sourceTextList.length === 0 || !sourceTextList.every(isText))
    throw imError('PARAMS_INVALID', '`sourceTextList` must be an array of at least one text, none of them empty.')
  if (!isText(source) || !isText(target))
    throw imError('PARAMS_INVALID', '`sourceLanguage` and `targetLanguage` must be language codes.')
  const from = session.me.get().userID
  const reply = await caller.call('translateText', { SDKAppID, from, sourceTextList, source, target })
  const { error, translatedTextList } = reply
  if (
    (error?.code ?? 0) !== 0 ||
    translatedTextList.length !== sourceTextList.length ||
    !translatedTextList.every((text) => typeof text === 'string')
  )
    throw translateError('TRANSLATE_TEXT_FAIL')
  return { translatedTextList }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const translateError = errorsOf({ TRANSLATE_TEXT_FAIL: MESSAGE_ERRORS.TRANSLATE_TEXT_FAIL })
