/** A file that no app reaches yet, with the reason to keep it. */
export interface PlannedFile {
  path: string
  /** The letter of the issue that will use it. */
  issue: 'e1' | 'e2' | 'f' | 'g' | 'h' | 'j'
  reason: string
}

/**
 * Tested rules and components that wait for the issue that will use them. The check fails if a
 * listed file is used and if an unlisted one is not, so the list only shrinks.
 */
export const plannedFiles: readonly PlannedFile[] = [
  ...plan('e2', {
    'packages/domain/src/phone/is-phone.ts': 'the phone of the new checkout’s contacts',
  }),
  ...plan('f', {
    'packages/domain/src/claim/get-next-claim-step.ts': 'the steps of a claim',
    'packages/ui/src/feedback/progress-bar/progress-bar.tsx': 'photographs of a claim on their way',
    'packages/ui/src/navigation/tabs/tabs.tsx': 'the parts of the customer’s account',
  }),
  ...plan('g', {
    'packages/domain/src/assembly/finish-replacement.ts': 'the assembler’s schedule',
    'packages/domain/src/assembly/is-whole-day.ts': 'the assembler’s schedule',
    'packages/domain/src/assembly/mark-for-replacement.ts': 'the assembler’s schedule',
    'packages/domain/src/assembly/list-slot-reasons.ts': 'the assembler’s schedule',
    'packages/domain/src/assembly/assembly-slot.ts': 'the assembler’s schedule',
    'packages/domain/src/filter/matches-price-print.ts': 'the filters of price tags',
    'packages/domain/src/filter/matches-property.ts': 'the filters of price tags',
    'packages/domain/src/filter/property-filter.ts': 'the filters of price tags',
    'packages/ui/src/layout/retail-layout/retail-shortcuts.tsx': 'the keys of a dense screen',
    'packages/ui/src/data/barcode/barcode.tsx': 'price tags; nothing else needs jsbarcode',
  }),
  ...plan('h', {
    'packages/ui/src/overlays/popover/popover.tsx': 'the design system explains a field in place',
    'packages/ui/src/overlays/tooltip/tooltip.tsx': 'the design system names icons under the mouse',
  }),
  ...plan('j', {
    'packages/api-client/src/kit/client.ts': 'calls of kits get a screen or a reason to be without',
  }),
]

function plan(issue: PlannedFile['issue'], reasons: Record<string, string>): PlannedFile[] {
  return Object.entries(reasons).map(([path, reason]) => ({ path, issue, reason }))
}
