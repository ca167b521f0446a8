import { pagePath } from '@org/domain'
import { FilterChips } from '@org/ui/basics'
import { useNavigate } from 'react-router'
import { videoApi } from '../../api/videos'
import { usePageParams } from '../../hooks/use-page-params'
import { useTranslation } from '../../i18n/use-translation'
import { Page } from '../../parts/page/Page'
import { RecordedVideos } from '../../parts/video/VideoLists'

const { useGetRecCategoriesQuery } = videoApi

/** The recorded videos by category, which is in the URL. */
const VideoCategoryScreen = () => {
  const { t } = useTranslation('video')
  const navigate = useNavigate()
  const { id = 0 } = usePageParams('videoCategory')
  const categories = useGetRecCategoriesQuery({}).data?.list ?? []
  return (
    <Page title={t(($) => $.kinds.record)}>
      <FilterChips
        label={t(($) => $.category)}
        chips={[
          { id: '0', label: t(($) => $.all) },
          ...categories.map((category) => ({ id: String(category.id), label: category.name })),
        ]}
        selectedId={String(id)}
        onSelect={(chosen) =>
          void navigate(pagePath('videoCategory', chosen === '0' ? {} : { id: Number(chosen) }), { replace: true })
        }
      />
      <RecordedVideos key={id} category={id} />
    </Page>
  )
}

export default VideoCategoryScreen
