import { pagePath } from '@org/domain'
import { Button } from '@org/ui/basics'
import { useHref, useNavigate } from 'react-router'
import { databaseApi } from '../../api/database'
import { useTranslation } from '../../i18n/use-translation'
import { HotLeagues } from '../../parts/leagues/HotLeagues'

const { useGetDatabaseHomeQuery } = databaseApi

/** The hot leagues and rankings; the others are on a page of their own. */
export const HeadlineDatabase = () => {
  const { t } = useTranslation('video')
  const navigate = useNavigate()
  const home = useGetDatabaseHomeQuery({}, { refetchOnReconnect: true })
  const to = pagePath('database')
  return (
    <>
      <HotLeagues home={home} />
      <Button block tone="soft" href={useHref(to)} onPress={() => void navigate(to)}>
        {t(($) => $.headline.toDatabase)}
      </Button>
    </>
  )
}
