import { BrandStep } from '../brand/brand-step.tsx'
import type { SetupStep } from '../draft/setup-steps.ts'
import { LegalStep } from './legal-step.tsx'
import { PlaceStep } from './place-step.tsx'
import { PromiseStep } from './promise-step.tsx'
import { RegionStep } from './region-step.tsx'
import { SaleStep } from './sale-step.tsx'

const steps = {
  brand: BrandStep,
  legal: LegalStep,
  regions: RegionStep,
  places: PlaceStep,
  sales: SaleStep,
  promises: PromiseStep,
} satisfies Record<SetupStep, () => unknown>

/** The fields of a step. */
export function StepFields({ step }: { step: SetupStep }) {
  const Fields = steps[step]
  return <Fields />
}
