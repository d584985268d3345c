'use client'

import { CircleAlert, CircleCheck } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'
import { useWindows } from './use-windows.tsx'
import type { WindowEntry } from './window-registry.tsx'

export type ResultWindowProps = {
  /** «Спасибо!» when left out. */
  title?: string
  /** What was done, or what went wrong and what helps. */
  text: ReactNode
  tone?: 'done' | 'failed'
}

type ResultWindowWords = { title?: string; close: string }

const thanks = 'Спасибо!'

/** The window that tells how something ended; its title is «Спасибо!» by default (storefront §8). */
export function resultWindow(words: ResultWindowWords): WindowEntry<ResultWindowProps> {
  return {
    size: 'smalls',
    title: ({ title }) => title ?? words.title ?? thanks,
    content: ({ text, tone = 'done' }) => (
      <ResultWindow text={text} tone={tone} closeText={words.close} />
    ),
  }
}

type ResultProps = Required<Pick<ResultWindowProps, 'text' | 'tone'>> & { closeText: string }

function ResultWindow({ text, tone, closeText }: ResultProps) {
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
