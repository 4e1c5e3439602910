import { type ContentSourceMap, stegaEncodeSourceMap } from '@sanity/client/stega'
import { isShownText } from './shown-texts'

/** The result with invisible letters at the end of each text that visitors read: which field of which document it is. */
export const markTexts = <Result>(result: Result, sourceMap: ContentSourceMap): Result =>
  stegaEncodeSourceMap(result, sourceMap, {
    enabled: true,
    studioUrl: '/studio',
    omitCrossDatasetReferenceData: true,
    filter: ({ sourcePath, sourceDocument }) =>
      isShownText(
        sourceDocument._type,
        sourcePath.filter((part) => typeof part === 'string'),
      ),
  })
