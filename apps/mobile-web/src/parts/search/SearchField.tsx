import { IconButton } from '@org/ui/basics'
import { Search, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { usePageHeading } from '../../hooks/shared-page'
import { useTranslation } from '../../i18n/use-translation'
import styles from './SearchField.module.css'
import { MOST_LETTERS, type SearchState } from './use-search'

interface SearchFieldProps extends Pick<SearchState, 'text' | 'type' | 'submit'> {
  /** What can be searched for. */
  placeholder: string
}

/** The search field in the bar of a page, with the heading of the page. It has the focus while there is no keyword. */
export const SearchField = ({ text, type, submit, placeholder }: SearchFieldProps) => {
  const { t } = useTranslation('search')
  usePageHeading(t(($) => $.title))
  const field = useRef<HTMLInputElement>(null)
  const isFirst = useRef(text === '')
  useEffect(() => {
    if (isFirst.current) field.current?.focus({ preventScroll: true })
  }, [])
  const clear = () => {
    submit('')
    field.current?.focus()
  }
  return (
    <>
      <h1 className="visually-hidden">{t(($) => $.title)}</h1>
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          // The keyboard of a phone covers the results. With other keyboards the focus stays.
          if (matchMedia('(pointer: coarse)').matches) field.current?.blur()
          submit(text)
        }}
      >
        <Search aria-hidden className={styles.sign} />
        <input
          ref={field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={MOST_LETTERS}
          aria-label={t(($) => $.field)}
          placeholder={placeholder}
          data-first-focus={text === '' ? '' : undefined}
          className={styles.input}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        {text !== '' && <IconButton label={t(($) => $.clear)} icon={<X />} onPress={clear} />}
      </form>
    </>
  )
}
