import { CircleAlert, CircleCheck } from 'lucide'
import { Button } from '../../actions/button/button.tsx'
import { Icon } from '../../media/icon/icon.tsx'
import type { ResultWindowProps } from './create-result-window.tsx'
import { useWindows } from './use-windows.ts'

type ResultWindowBodyProps = Pick<ResultWindowProps, 'text' | 'tone' | 'action'> & {
  closeLabel: string
}

/** The text of a result window, what can be done about it, and the button that closes it. */
export function ResultWindowBody(props: ResultWindowBodyProps) {
  const { text, tone = 'done', action, closeLabel } = props
  const { close } = useWindows()
  return (
    <>
      <div className="flex gap-3 text-body">
        <span className={tone === 'done' ? 'text-forest' : 'text-sale'}>
          <Icon iconNode={tone === 'done' ? CircleCheck : CircleAlert} size="bar" />
        </span>
        <div role={tone === 'failed' ? 'alert' : 'status'}>{text}</div>
      </div>
      <div className="mt-6 flex flex-col gap-3">
        {action && (
          <Button wide onClick={action.onPress}>
            {action.label}
          </Button>
        )}
        <Button wide kind={action ? 'quiet' : 'primary'} onClick={close}>
          {closeLabel}
        </Button>
      </div>
    </>
  )
}
