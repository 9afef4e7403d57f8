/** Loads one script whose bytes must have the given hash; rejects on anything else. */
export const loadScript = (url: string, integrity: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.async = true;
    const finish = (settle: () => void): void => {
      script.remove();
      settle();
    };
    script.onload = () => finish(resolve);
    script.onerror = () =>
      finish(() => reject(new Error(`${url} did not arrive as it was built.`)));
    script.src = url;
    document.head.append(script);
  });
