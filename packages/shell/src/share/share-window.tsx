'use client'

import { footerWindowTexts } from '@svetlitsa/i18n/footer-window-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { Check, Link2 } from 'lucide'
import { useState } from 'react'
import { useTexts } from '../use-texts.tsx'
import { shareTargets } from './share-targets.ts'

export type ShareWindowProps = { url: string; title: string }

/** The window minishare: the link itself, and the messengers people here use. */
export function ShareWindow({ url, title }: ShareWindowProps) {
  const say = useTexts(footerWindowTexts)
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
        icon={<Icon of={outcome === 'copied' ? Check : Link2} />}
        onClick={() => void copy()}
      >
        {say(outcome === 'copied' ? 'copied' : 'copy')}
      </Button>
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {outcome === 'failed' && say('copyByHand')}
      </p>
      <ul className="flex flex-wrap gap-3">
        {shareTargets({ url, title }).map(({ name, href }) => (
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
