import { Illustration, type EmptyStateProps } from '@org/ui/basics'
import { searchApi } from '../../api/search'
import { useTranslation } from '../../i18n/use-translation'
import { Proposals } from './Proposals'

const { useGetHotSearchesQuery } = searchApi

interface Instead {
  /** Names like the keyword. */
  near: readonly string[]
  onChoose: (keyword: string) => void
}

/** What is shown if nothing is found: names like the keyword, or else the hot searches. */
export const useNothingFound = (keyword: string, { near, onChoose }: Instead): EmptyStateProps => {
  const { t } = useTranslation('search')
  const hot = useGetHotSearchesQuery({}).currentData?.list ?? []
  const hasNear = near.length > 0
  return {
    icon: <Illustration kind="search" />,
    title: t(($) => $.nothing, { keyword }),
    hint: hasNear ? t(($) => $.near) : t(($) => $.nothingHint),
    action: (
      <Proposals
        title={hasNear ? t(($) => $.near) : t(($) => $.hot)}
        keywords={hasNear ? near : hot}
        onChoose={onChoose}
      />
    ),
  }
}
