import type { Meta } from '@storybook/react-vite'
import { localised } from '../../story-kit/story'
import { Toast, type ToastProps } from './Toast'

export default { title: 'Basics/Toast', component: Toast } satisfies Meta<typeof Toast>

const story = (kind: ToastProps['kind']) => localised((t) => <Toast kind={kind} text={t.toast[kind]} />)

export const Success = story('success')
export const Failure = story('failure')
export const Notice = story('notice')
export const Loading = story('loading')
