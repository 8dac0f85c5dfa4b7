import { expect, test } from 'vitest'
import { metricsText } from '#server/http/metrics-text.ts'
import { mergeMetrics } from './merge-metrics.ts'

const of = (value: number) =>
  metricsText([
    { name: 'pages', kind: 'gauge', help: 'Pages kept.', samples: [{ value }] },
    {
      ...{ name: 'wait_seconds', kind: 'histogram', help: 'How long.' },
      samples: [
        { suffix: '_bucket', labels: { le: '1' }, value },
        { suffix: '_count', value },
      ],
    },
  ])

test('each figure says of which process it is, and a family stands together under one heading', () => {
  const texts = new Map([1, 2].map((worker) => [worker, of(worker * 10)]))
  expect(mergeMetrics(texts).split('\n').filter(Boolean)).toEqual([
    '# HELP pages Pages kept.',
    '# TYPE pages gauge',
    'pages{worker="1"} 10',
    'pages{worker="2"} 20',
    '# HELP wait_seconds How long.',
    '# TYPE wait_seconds histogram',
    'wait_seconds_bucket{worker="1",le="1"} 10',
    'wait_seconds_count{worker="1"} 10',
    'wait_seconds_bucket{worker="2",le="1"} 20',
    'wait_seconds_count{worker="2"} 20',
  ])
})
