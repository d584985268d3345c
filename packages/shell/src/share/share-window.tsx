import { footerWindowTexts } from '@svetlitsa/i18n/footer-window/footer-window-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Icon } from '@svetlitsa/ui/media/icon'
import { Check, Link2 } from 'lucide'
import { useState } from 'react'
import { useTexts } from '../language/use-texts.ts'
import { buildShareTargets } from './build-share-targets.ts'

export type ShareWindowProps = { url: string; title: string }

/** The window minishare: the link and the messengers to send it with. */
export function ShareWindow({ url, title }: ShareWindowProps) {
  const t = useTexts(footerWindowTexts)
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <div className="flex flex-col gap-5">
      <p className="rounded-medium bg-sand px-4 py-3 text-small break-all select-all">{url}</p>
      <Button
        wide
        icon={<Icon iconNode={outcome === 'copied' ? Check : Link2} />}
        onClick={() => void copy()}
      >
        {t(outcome === 'copied' ? 'copied' : 'copy')}
      </Button>
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {outcome === 'failed' && t('copyByHand')}
      </p>
      <ul className="flex flex-wrap gap-3">
        {buildShareTargets({ url, title }).map(({ name, href }) => (
          <li key={name}>
            <Button kind="outline" size={40} href={href} target="_blank" rel="noopener noreferrer">
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
