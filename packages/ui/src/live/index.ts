/// <reference path="../util/css-modules.d.ts" />
'use client'

export * from './danmaku'
export * from './entrance-effect'
export * from './gift-panel'
export * from './gift-queue'
export * from './level-badge'
export * from './live-card'
export * from './room-chat-list'
export * from './video-player'
