import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import type { ReactNode } from 'react'
import { SpaPage } from './spa-page.tsx'

type SpaNoticeProps = { title: string; text: string; actions: ReactNode }

/** Words in the place of a whole screen of a single-page app, with ways to go on. */
export function SpaNotice({ title, text, actions }: SpaNoticeProps) {
  return (
    <SpaPage title={title}>
      <EmptyState size="page" headingLevel={1} title={title} actions={actions}>
        <p>{text}</p>
      </EmptyState>
    </SpaPage>
  )
}
