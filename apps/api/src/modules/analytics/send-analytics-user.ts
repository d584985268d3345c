import { handleJob } from '../../platform/jobs/handle-job.ts'
import { analyticsUserJob } from './analytics-jobs.ts'
import { sendAnalyticsEvent } from './send-analytics-event.ts'

/** Sends a subscriber who consented to the analytics service. */
export const sendAnalyticsUser = handleJob(analyticsUserJob, async ({ env }, user) => {
  await sendAnalyticsEvent(env, 'users', user)
})
