'use client'

import { CircleAlert, CircleCheck } from 'lucide'
import { Button } from '../../actions/button/button.tsx'
import { Icon } from '../../media/icon/icon.tsx'
import type { ResultWindowProps } from './create-result-window.tsx'
import { useWindows } from './use-windows.ts'

type ResultWindowBodyProps = Pick<ResultWindowProps, 'text' | 'tone'> & { closeLabel: string }

/** The text of a result window, and the button that closes it. */
export function ResultWindowBody({ text, tone = 'done', closeLabel }: ResultWindowBodyProps) {
  const { close } = useWindows()
  return (
    <>
      <div className="flex gap-3 text-body">
        <span className={tone === 'done' ? 'text-forest' : 'text-sale'}>
          <Icon iconNode={tone === 'done' ? CircleCheck : CircleAlert} size="bar" />
        </span>
        <div role={tone === 'failed' ? 'alert' : 'status'}>{text}</div>
      </div>
      <div className="mt-6">
        <Button wide onClick={close}>
          {closeLabel}
        </Button>
      </div>
    </>
  )
}
