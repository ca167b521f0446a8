import { ownPicture } from '../../services/uploads/own-address'
import { imError } from '../im-error'
import type { Call } from '../handler'

/** The given texts with the words of the list replaced. Throws SENSITIVE_TEXT if one of them is refused. */
export const screened = <Texts extends Readonly<Record<string, string | undefined>>>(
  { im }: Call,
  texts: Texts,
): { [Name in keyof Texts]: Texts[Name] } => {
  const { screen } = im.context.words
  const entries = Object.entries(texts).map(([name, text]) => {
    if (text === undefined) return [name, text]
    const { text: clean, isRefused } = screen(text)
    if (isRefused) throw imError('SENSITIVE_TEXT', `See ${name}.`)
    return [name, clean]
  })
  // The keys are the same.
  return Object.fromEntries(entries) as { [Name in keyof Texts]: Texts[Name] }
}

/** The picture, if one is given. Throws PACKAGE_PARSE_FAILED for one of another host. */
export const withPicture = ({ im }: Call, avatar: string | undefined): { readonly avatar?: string } =>
  avatar === undefined ? {} : { avatar: ownPicture(im.context.config, avatar) }
