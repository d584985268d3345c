'use client'

import { CircleAlert, CircleCheck } from 'lucide'
import { Button } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'
import type { ResultWindowProps } from './result-window.tsx'
import { useWindows } from './use-windows.tsx'

type ResultBodyProps = Pick<ResultWindowProps, 'text' | 'tone'> & { closeText: string }

/** What the window of a result says, and the button that closes it. */
export function ResultBody({ text, tone = 'done', closeText }: ResultBodyProps) {
  const { close } = useWindows()
  return (
    <>
      <div className="flex gap-3 text-body">
        <span className={tone === 'done' ? 'text-forest' : 'text-sale'}>
          <Icon of={tone === 'done' ? CircleCheck : CircleAlert} size="bar" />
        </span>
        <div role={tone === 'failed' ? 'alert' : 'status'}>{text}</div>
      </div>
      <div className="mt-6">
        <Button wide onClick={close}>
          {closeText}
        </Button>
      </div>
    </>
  )
}
