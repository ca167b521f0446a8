import { getCommonConfig } from '@org/api-client/contract'
import { connection } from 'next/server'
import { Chat } from './Chat'
import { Messages } from './Messages'
import { api, CHAT_SERVER } from './server'

/** Rendered on the server for each visitor: the app id comes from the back end, the signature only after the login. */
const Home = async () => {
  await connection()
  const { config } = await api.call(getCommonConfig, {})
  return (
    <Chat SDKAppID={config.im_sdkappid} endpoint={CHAT_SERVER.replace(/^http/, 'ws')}>
      <Messages />
    </Chat>
  )
}

export default Home
