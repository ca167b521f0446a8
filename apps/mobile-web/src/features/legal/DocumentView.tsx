import { Skeleton } from '@org/ui/basics'
import { contentApi } from '../../api/content'
import { useTranslation } from '../../i18n/use-translation'
import { Blocks } from '../../parts/Blocks'
import { QueryView } from '../../parts/page/QueryView'

const { useGetProtocalQuery } = contentApi

/** The type of `getProtocal` by what the URL calls it. */
export const DOCUMENT_TYPES = { user: 1, privacy: 2, recharge: 3, anchor: 4, about: 5, packageRules: 6 } as const

export type DocumentName = keyof typeof DOCUMENT_TYPES

/** A document of the site with its version and its date. */
export const DocumentView = ({ name }: { name: DocumentName }) => {
  const { t } = useTranslation('content')
  const query = useGetProtocalQuery({ type: DOCUMENT_TYPES[name] }, { refetchOnReconnect: true })
  return (
    <QueryView query={query} skeleton={<Skeleton shape="block" width="100%" height="320px" />}>
      {({ title, version, date, blocks }) => (
        <article>
          <h2>{title}</h2>
          <p>{t(($) => $.document.version, { version, date })}</p>
          <Blocks blocks={blocks} />
        </article>
      )}
    </QueryView>
  )
}
