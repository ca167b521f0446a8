// A chat page for the server of `npm start`: `npm run dev` in this folder, then open it in two browsers. Both read `PORT`.
import { createApiClient } from '@org/api-client'
import { getCommonConfig, getGuestInfo } from '@org/api-client/contract'
import { createChat } from '@org/im-sdk'
import { cloudConfig } from '@org/im-sdk/config'
import { ChatProvider } from '@org/im-sdk/react'
import { typing } from '@org/im-sdk/typing'
import { userStatus } from '@org/im-sdk/user-status'
import { createRoot } from 'react-dom/client'
import { Page } from './page'

const api = createApiClient({ host: () => location.origin, common: () => ({ platform: 'h5' }) })
const { config } = await api.call(getCommonConfig, {})
const guest = await api.call(getGuestInfo, {})

const chat = createChat({
  SDKAppID: config.im_sdkappid,
  endpoints: { default: location.origin.replace(/^http/, 'ws') },
  modules: [cloudConfig, typing, userStatus],
})
chat.login({ userID: guest.userid, userSig: guest.txim_sign }).catch((error: unknown) => console.error(error))

const root = document.getElementById('page')
if (root !== null)
  createRoot(root).render(
    <ChatProvider chat={chat}>
      <Page />
    </ChatProvider>,
  )
