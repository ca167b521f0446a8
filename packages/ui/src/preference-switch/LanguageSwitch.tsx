import { PillRadios } from './PillRadios'

export interface LanguageChoice<Id extends string = string> {
  id: Id
  /** The language in its own words. */
  name: string
  /** Its code, such as `pt-BR`, so that it is read in its own voice. */
  lang: string
}

export interface LanguageSwitchProps<Id extends string = string> {
  label: string
  languages: readonly LanguageChoice<Id>[]
  value: Id
  onChange: (id: Id) => void
}

/** The language of the interface; each one is written in itself. */
export const LanguageSwitch = <Id extends string>({ label, languages, value, onChange }: LanguageSwitchProps<Id>) => (
  <PillRadios
    label={label}
    radios={languages.map(({ id, name, lang }) => ({ id, content: name, lang }))}
    value={value}
    onChange={onChange}
  />
)
