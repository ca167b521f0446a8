import type { Meta } from '@storybook/react-vite'
import { told } from '../story-kit/told'
import { Toast, type ToastProps } from './Toast'

export default { title: 'Feedback/Toast', component: Toast } satisfies Meta<typeof Toast>

const story = (kind: ToastProps['kind']) => told((t) => <Toast kind={kind} text={t.toast[kind]} />)

export const Success = story('success')
export const Failure = story('failure')
export const Notice = story('notice')
export const Loading = story('loading')
