import { ApiError, callApi } from '@portal/shared-contracts';
import { checkCoupon } from '@portal/shared-contracts/checkout';
import { errorLines, useAnnounce, FieldFrame } from '@portal/shared-ui';
import { CheckCircleIcon } from '@portal/shared-ui/icons';
import { Button, TextField } from '@portal/shared-ui/controls';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** A coupon that the server accepted, with what it does. */
export interface AppliedCoupon {
  code: string;
  discountAmount: number;
  total: number;
}

interface CouponBoxProps {
  item: string;
  /** Asked for as soon as the box appears: from `?coupon=`, or applied before the price changed. */
  initial: string | undefined;
  applied: AppliedCoupon | undefined;
  /** While money may be moving, its price stays as it is. */
  isDisabled?: boolean;
  onChange: (coupon: AppliedCoupon | undefined) => void;
  /** While the server decides, nobody knows yet what is to be paid. */
  onChecking?: (isChecking: boolean) => void;
}

// A network that failed, or a limit, says nothing of the coupon.
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

// The first coupon is asked for once, whatever renders again.
const useCouponCheck = ({ item, initial, applied, onChange, onChecking }: CouponBoxProps) => {
  const { t } = useTranslation('checkout');
  const { t: tUi } = useTranslation('ui');
  const announce = useAnnounce();
  const check = useMutation({
    mutationFn: (couponCode: string) => callApi(checkCoupon, { item, couponCode }),
    // What was applied before holds until it is refused, and the server takes no price that was not shown.
    onMutate: () => onChecking?.(applied === undefined),
    onSettled: () => onChecking?.(false),
    onSuccess: ({ discountAmount, total }, couponCode) => {
      onChange({ code: couponCode, discountAmount, total });
      announce(t('coupon.applied'));
    },
    onError: (error) => {
      if (applied && isRefusal(error)) onChange(undefined);
      announce(errorLines(error, tUi).join(' '), 'assertive');
    },
  });
  const { mutate } = check;
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current || !initial) return;
    asked.current = true;
    mutate(initial);
  }, [initial, mutate]);
  return check;
};

// Once a coupon is applied its button is locked, which would take the focus away.
const keepFocus = (button: HTMLButtonElement | null): void => {
  if (document.activeElement !== button) return;
  requestAnimationFrame(() => document.getElementById('field-coupon')?.focus());
};

const onEnter = (run: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  run();
};

/** Unapplied, applied (locked, with its discount) or refused; Remove resets (CR-45, CR-46). */
export const CouponBox = (props: CouponBoxProps) => {
  const { initial = '', applied, isDisabled = false, onChange } = props;
  const { t } = useTranslation('checkout');
  const { t: tUi } = useTranslation('ui');
  const [code, setCode] = useState(initial);
  const check = useCouponCheck(props);
  const button = useRef<HTMLButtonElement>(null);
  const isBlocked = isDisabled || code.trim() === '' || check.isPending || applied !== undefined;
  const apply = (): void => {
    if (!isBlocked) check.mutate(code.trim(), { onSuccess: () => keepFocus(button.current) });
  };
  const remove = (): void => {
    setCode('');
    check.reset();
    onChange(undefined);
  };
  return (
    <div className="cr-coupon">
      <FieldFrame
        name="coupon"
        label={t('coupon.label')}
        help={applied && <Applied />}
        {...(check.isError ? { error: errorLines(check.error, tUi).join(' ') } : {})}
      >
        {(control) => (
          <TextField
            {...control}
            value={code}
            readOnly={isDisabled || applied !== undefined}
            autoCapitalize="characters"
            autoComplete="off"
            onChange={(event) => {
              // What was said is said of another code.
              if (check.isError) check.reset();
              setCode(event.target.value);
            }}
            onKeyDown={onEnter(apply)}
          />
        )}
      </FieldFrame>
      <div className="cr-coupon-buttons">
        <Button
          ref={button}
          disabled={isBlocked && !check.isPending}
          loading={check.isPending}
          onClick={apply}
        >
          {t('coupon.apply')}
        </Button>
        {(applied || check.isError) && (
          <Button type="link" size="small" disabled={isDisabled} onClick={remove}>
            {t('coupon.remove')}
          </Button>
        )}
      </div>
    </div>
  );
};

const Applied = () => {
  const { t } = useTranslation('checkout');
  return (
    <span className="cr-coupon-applied">
      <CheckCircleIcon /> {t('coupon.applied')}
    </span>
  );
};
