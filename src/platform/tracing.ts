import type { Attributes, Span as OtelSpan, Tracer } from '@opentelemetry/api';

/** Traces as domains use them: the library stays behind this file, and is loaded only where traces are on. */
export interface Span {
  addEvent(name: string, attributes?: Attributes): void;
  fail(code: string): void;
  end(attributes?: Attributes): void;
}

export interface Tracing {
  /** Begins a trace under an id of 32 hexadecimal digits. */
  startTrace(traceId: string, name: string, attributes: Attributes): Span;
  startSpan(name: string, attributes: Attributes, parent?: Span): Span;
  /** Sends what is left. */
  close(): Promise<void>;
}

/**
 * Sends spans by OTLP over HTTP. The library itself reads the standard OTEL_ variables: endpoint, headers,
 * timeout, service name, resource attributes.
 */
export async function openTracing({ version }: { version: string }): Promise<Tracing> {
  const [api, sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const ids = new sdk.RandomIdGenerator();
  let chosenTraceId: string | undefined;
  const provider = new sdk.TracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ 'service.name': 'cartwright', 'service.version': version }))
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
    idGenerator: {
      generateTraceId: () => chosenTraceId ?? ids.generateTraceId(),
      generateSpanId: () => ids.generateSpanId(),
    },
  });
  const tracer: Tracer = provider.getTracer('cartwright', version);
  const originals = new WeakMap<Span, OtelSpan>();
  const wrap = (span: OtelSpan): Span => {
    const wrapped: Span = {
      addEvent: (name, attributes) => void span.addEvent(name, attributes),
      fail: (code) => void span.setStatus({ code: api.SpanStatusCode.ERROR, message: code }),
      end: (attributes) => {
        if (attributes) span.setAttributes(attributes);
        span.end();
      },
    };
    originals.set(wrapped, span);
    return wrapped;
  };
  return {
    startTrace(traceId, name, attributes) {
      chosenTraceId = traceId;
      try {
        return wrap(tracer.startSpan(name, { root: true, attributes }));
      } finally {
        chosenTraceId = undefined;
      }
    },
    startSpan(name, attributes, parent) {
      const original = parent && originals.get(parent);
      const context = original ? api.trace.setSpan(api.ROOT_CONTEXT, original) : api.ROOT_CONTEXT;
      return wrap(tracer.startSpan(name, { attributes }, context));
    },
    close: () => provider.shutdown(),
  };
}
