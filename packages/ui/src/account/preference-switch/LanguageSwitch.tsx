import { PillRadios, type PillRadiosProps } from './PillRadios'

export interface LanguageChoice<Id extends string = string> {
  id: Id
  /** The name of the language in that language. */
  name: string
  /** Its code, such as `pt-BR`, so that screen readers pronounce it correctly. */
  lang: string
}

export interface LanguageSwitchProps<Id extends string = string> extends PillRadiosProps {
  /** The accessible name of the group. */
  label: string
  /** In display order. */
  languages: readonly LanguageChoice<Id>[]
  /** The id of the current language. */
  value: Id
  /** Called with the id of the chosen language. */
  onChange: (id: Id) => void
}

/** Selects the language of the interface. Each language is written in that language. */
export const LanguageSwitch = <Id extends string>({
  label,
  languages,
  value,
  onChange,
  ...rest
}: LanguageSwitchProps<Id>) => (
  <PillRadios
    data-component="LanguageSwitch"
    {...rest}
    label={label}
    radios={languages.map(({ id, name, lang }) => ({ id, content: name, lang }))}
    value={value}
    onChange={onChange}
  />
)
