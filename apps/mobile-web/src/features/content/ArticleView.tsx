import { pagePath } from '@org/domain'
import { Button, Picture, Skeleton } from '@org/ui/basics'
import { ChevronLeft } from 'lucide-react'
import { useHref, useNavigate } from 'react-router'
import { contentApi } from '../../api/content'
import { fullName } from '../../matches/team-names'
import { useIsFirstPage } from '../../hooks/use-is-first-page'
import { useMomentText } from '../../hooks/use-moment-text'
import { useTranslation } from '../../i18n/use-translation'
import { Blocks } from '../../parts/Blocks'
import { Comments } from '../../parts/comments/Comments'
import { LeagueRow } from '../../parts/leagues/LeagueRow'
import { MatchRow } from '../../parts/MatchRow'
import { BackLink } from '../../parts/page/BackLink'
import { DetailPage } from '../../parts/page/DetailPage'
import { PageShareButton } from '../../parts/share/ShareButton'
import { LikeButton } from '../../parts/video/LikeButton'
import { useAppSelector } from '../../store/store'
import styles from './Content.module.css'

const { useGetArticleQuery } = contentApi

/** An article as blocks, with the match and the league that it is about. */
export const ArticleView = ({ id }: { id: number }) => {
  const { t } = useTranslation('content')
  const lang = useAppSelector((state) => state.preferences.lang)
  const momentText = useMomentText()
  const isFirst = useIsFirstPage()
  const query = useGetArticleQuery({ id }, { refetchOnReconnect: true })
  return (
    <DetailPage
      title={t(($) => $.news.one)}
      page={({ article }) => ({ title: article.title, layout: 'text' })}
      query={query}
      skeleton={<Skeleton shape="block" width="100%" height="320px" />}
      missing={{ title: t(($) => $.news.missing) }}
    >
      {({ article, blocks, match, league, likes, liked }) => (
        <article>
          {isFirst ? <ToList /> : <BackLink />}
          <h1 className={styles.title}>{article.title}</h1>
          <p className={styles.facts}>
            {[
              t(($) => $.news.categories[article.category]),
              momentText(article.published_at),
              ...(article.demo === 1 ? [t(($) => $.news.demo)] : []),
            ].join(' · ')}
          </p>
          {article.cover !== '' && <Picture src={article.cover} alt="" eager />}
          <Blocks blocks={blocks} />
          <div className={styles.actions}>
            <LikeButton key={article.id} target="article" id={article.id} of={{ likes, liked }} />
            <PageShareButton of={{ kind: 'article', id: article.id }} title={article.title} />
          </div>
          {match && <MatchRow match={match} />}
          {league && <LeagueRow league={league} name={fullName(league, lang)} />}
          <Comments key={article.id} target="article" id={article.id} />
        </article>
      )}
    </DetailPage>
  )
}

/** Of an article that a link has opened. It takes the place of the article, which was the first page. */
const ToList = () => {
  const { t } = useTranslation('content')
  const navigate = useNavigate()
  const to = pagePath('mobileNews')
  return (
    <Button
      tone="plain"
      size="small"
      icon={<ChevronLeft />}
      href={useHref(to)}
      onPress={() => void navigate(to, { replace: true })}
    >
      {t(($) => $.news.title)}
    </Button>
  )
}
