import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import type { ReactNode } from 'react'
import { SpaPage } from './spa-page.tsx'

type SpaNoticeProps = {
  title: string
  text: string
  actions: ReactNode
  /** Content below the message. */
  children?: ReactNode
}

/** A full-screen message of a single-page app, with actions. */
export function SpaNotice({ title, text, actions, children }: SpaNoticeProps) {
  return (
    <SpaPage title={title}>
      <EmptyState size="page" headingLevel={1} title={title} actions={actions}>
        <p>{text}</p>
      </EmptyState>
      {children}
    </SpaPage>
  )
}
