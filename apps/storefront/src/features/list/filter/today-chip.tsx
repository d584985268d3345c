'use client'

import { useShellState } from '@svetlitsa/api-client/query/shell'
import { Chip } from '@svetlitsa/ui/primitives/chip'
import { addressOfChoice, type ListChoice, withFilter } from '../list-choice.ts'
import type { SectionList } from '../list-filter.ts'

type TodayChipProps = {
  path: string
  choice: ListChoice
  available: SectionList['chosen']['available']
  /** «Есть сегодня». */
  label: string
}

/** The switch «Есть в Казани» of the column for the thumb: a link, so that it needs no sheet. */
export function TodayChip({ path, choice, available, label }: TodayChipProps) {
  const { data } = useShellState()
  const values = available ? [] : [data?.region.code ?? '1']
  return (
    <Chip
      href={addressOfChoice(path, withFilter(choice, 'available', values))}
      rel="nofollow"
      chosen={available !== null}
    >
      {label}
    </Chip>
  )
}
