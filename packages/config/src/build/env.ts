/** Whether nobody downloads what is built: the suites set it for their own builds. */
export const compressesQuickly = process.env.BUILD_COMPRESSION === 'quick'
