import type { Endpoints, ReplyOf, SearchResult, SearchType } from '@org/api-client/contract'
import { searchApi } from '../../api/search'
import { useTranslation } from '../../i18n/use-translation'
import { QueryView } from '../../parts/page/QueryView'
import { Section } from '../../parts/Section'
import { SimulatedNote } from '../../parts/SimulatedNote'
import { keyOfResult } from './key-of-result'
import { useNothingFound } from './use-nothing-found'
import { ResultRow } from './ResultRow'
import { searchPath } from './search-path'

const { useSearchRaceHomeQuery } = searchApi

type Reply = ReplyOf<Endpoints['searchRaceHome']>

interface FirstResultsProps {
  keyword: string
  types: readonly SearchType[]
  onChoose: (keyword: string) => void
}

/** The first results of some kinds, each kind with a link to all of its results. */
export const FirstResults = ({ keyword, types, onChoose }: FirstResultsProps) => {
  const { t } = useTranslation('search')
  const query = useSearchRaceHomeQuery({ keyword }, { refetchOnReconnect: true })
  const nothing = useNothingFound(keyword, { near: query.currentData?.near ?? [], onChoose })
  return (
    <QueryView
      query={query}
      skeleton={{ kind: 'conversation' }}
      empty={{ when: (reply) => types.every((type) => reply[type].list.length === 0), show: nothing }}
    >
      {(reply) => (
        <>
          {types.map((type) => {
            const results = resultsOf(reply, type)
            if (results.length === 0) return null
            const hasMore = reply[type].total > results.length
            return (
              <Section
                key={type}
                title={t(($) => $.types[type])}
                more={hasMore ? { label: t(($) => $.more), to: searchPath(keyword, type) } : undefined}
              >
                {type === 'matches' && <SimulatedNote of={reply.matches.list} />}
                {results.map((result, at) => (
                  <ResultRow key={keyOfResult(result)} result={result} keyword={keyword} before={results[at - 1]} />
                ))}
              </Section>
            )
          })}
        </>
      )}
    </QueryView>
  )
}

const resultsOf = (reply: Reply, type: SearchType): SearchResult[] => {
  switch (type) {
    case 'matches':
      return reply.matches.list.map((item) => ({ type, item }))
    case 'teams':
      return reply.teams.list.map((item) => ({ type, item }))
    case 'events':
      return reply.events.list.map((item) => ({ type, item }))
    case 'anchors':
      return reply.anchors.list.map((item) => ({ type, item }))
    case 'lives':
      return reply.lives.list.map((item) => ({ type, item }))
    case 'videos':
      return reply.videos.list.map((item) => ({ type, item }))
    case 'articles':
      return reply.articles.list.map((item) => ({ type, item }))
  }
}
