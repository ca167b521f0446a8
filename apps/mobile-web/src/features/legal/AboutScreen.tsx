import { useTranslation } from '../../i18n/use-translation'
import { channelApi } from '../../api/channel'
import { useChannel } from '../../hooks/use-channel'
import { Page } from '../../parts/page/Page'
import { DocumentView } from './DocumentView'

const { useGetChannelAboutQuery } = channelApi

/** The site in its own words, how to reach it, and the channel through which the user came. */
const AboutScreen = () => {
  const { t } = useTranslation('content')
  const { channelCode = '' } = useChannel()
  const { data } = useGetChannelAboutQuery({ channel_code: channelCode })
  return (
    <Page title={t(($) => $.document.names.about)} layout="text">
      <DocumentView name="about" />
      {data && data.contact !== '' && <p>{t(($) => $.document.contact, { contact: data.contact })}</p>}
      {data && data.channel_code !== '' && <p>{t(($) => $.document.channel, { channel: data.channel_code })}</p>}
    </Page>
  )
}

export default AboutScreen
