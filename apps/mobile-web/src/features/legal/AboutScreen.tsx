import { assetPath } from '@org/site-brands'
import { useTranslation } from '../../i18n/use-translation'
import { channelApi } from '../../api/channel'
import { useChannel } from '../../hooks/use-channel'
import { BackLink } from '../../parts/page/BackLink'
import { Page } from '../../parts/page/Page'
import { useBrand } from '../../site/brand-context'
import { useBrandText } from '../../site/use-brand-text'
import { DocumentView } from './DocumentView'
import styles from './Legal.module.css'

const { useGetChannelAboutQuery } = channelApi

/** The site's logo, the site in its own words, how to reach it, and the channel through which the user came. */
const AboutScreen = () => {
  const { t } = useTranslation('content')
  const { channelCode = '' } = useChannel()
  const { data } = useGetChannelAboutQuery({ channel_code: channelCode })
  const brand = useBrand()
  const { name } = useBrandText()
  return (
    <Page title={t(($) => $.document.names.about)} layout="text">
      <BackLink />
      <img src={assetPath(brand, 'about')} alt={name} className={styles.logo} />
      <DocumentView name="about" />
      {data && data.contact !== '' && <p>{t(($) => $.document.contact, { contact: data.contact })}</p>}
      {data && data.channel_code !== '' && <p>{t(($) => $.document.channel, { channel: data.channel_code })}</p>}
    </Page>
  )
}

export default AboutScreen
